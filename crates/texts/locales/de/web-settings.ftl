# Der Client im Browser: die Einstellungen.

web-theme-system = Wie das System
web-theme-night = Nacht
web-theme-day = Tag
web-motion = Animationen
web-motion-system = Wie das System
web-motion-calm = Reduziert
sound = Ton
sound-off = Aus
sound-soft = Leise
sound-full = Voll
sound-about = Bei reduzierten Animationen ist alles still.
web-pace-instant = Sofort
web-name-about = Dein Name im Tagebuch
web-offline = Alles funktioniert auch offline.
loss-setting = Bevor du etwas endgültig verlierst
loss-ask = Nachfragen
loss-go = Nicht fragen
