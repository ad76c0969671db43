# The browser client: lessons and the rules browser.

web-learn-about = Short lessons on real positions: you play, the rules answer.
web-learn-first = Your first lesson
web-learn-first-about = Five minutes, no reading ahead. Your Sleeper is waiting.
web-learn-begin = Start
web-learn-next = Continue
web-learn-all-done = You have done every lesson. Sweet dreams.
web-learn-forget = Start the course over
web-learn-lessons = All lessons
web-chapter-dreamscape = Dreamscape
web-chapter-nightmares = Nightmares and Lonely Dreams
web-chapter-runners = Dream Runners

web-lesson-goal = Your goal
web-lesson-hint = That will not get you there
web-lesson-done = Well done
web-lesson-again = Retry
web-lesson-show = Show me
web-lesson-showing = Watch
web-lesson-shown = That was one way to do it. Now it is your turn.
web-lesson-try = Try it yourself
web-lesson-next = Next step
web-lesson-next-lesson = Next lesson
web-lesson-complete = Lesson complete
web-lesson-rules = Rules in this step
web-lesson-tick = done
web-lesson-step = Step { $number } of { $count }
web-lesson-steps = { $done } of { $count } steps done
web-lesson-missing-title = No such lesson
web-lesson-missing = The address may be old or mistyped. All lessons are on one page.

web-rules-title = The rules by id
web-rules-about = Every rule has an id: refusals cite it, lessons teach it, and here you can look it up.
web-book-title = The book
web-book-about = Hosting tables, packs, bots, records and notation: everything about Lucid beyond the game.
web-rules-search = Search by id or words
web-rules-none = No rule matches. Try another word, an id such as K1, or all editions.
web-rules-all = All editions
web-rules-different = Only where editions differ
web-rules-compared = Editions side by side
web-rules-lessons = Learn it by playing
web-rules-missing = There is no rule with this id. Here are all rules.
web-rules-found =
    { $count ->
        [0] No rules
        [one] { $count } rule
       *[other] { $count } rules
    }
