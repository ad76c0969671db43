# What the language is called, and how it writes numbers.

language-name = Deutsch
# The name that code calls it by.
language-english-name = German
number-decimals = ,
number-thousands = .
