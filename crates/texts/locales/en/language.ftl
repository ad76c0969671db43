# What the language is called, and how it writes numbers.

language-name = English
# The name that code calls it by.
language-english-name = English
number-decimals = .
number-thousands = ,
