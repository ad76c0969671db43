# The browser client: settings.

web-theme-system = Match system
web-theme-night = Night
web-theme-day = Day
web-motion = Motion
web-motion-system = Match system
web-motion-calm = Reduced
sound = Sound
sound-off = Off
sound-soft = Soft
sound-full = Full
sound-about = Silent while motion is reduced.
web-pace-instant = Instant
web-name-about = Your name in the journal
web-offline = Everything works offline.
loss-setting = Before you lose something for good
loss-ask = Ask me
loss-go = Don’t ask
