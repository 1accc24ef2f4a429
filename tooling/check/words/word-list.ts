/** Words that nobody says aloud, also as a part of a name, and what to write instead. */
export const plainWords: Readonly<Record<string, string>> = {
  anew: 'again',
  dearest: 'most expensive',
  deed: 'action',
  deeds: 'actions',
  hereby: 'nothing: leave it out',
  lest: 'so that it does not',
  mend: 'fix',
  mended: 'fixed',
  mending: 'fixing',
  mends: 'fixes',
  reckon: 'calculate or count',
  reckoned: 'calculated or counted',
  reckons: 'calculates or counts',
  somebody: 'someone, or who it is: a candidate, a person',
  thereby: 'so, or a second sentence',
  therein: 'in it',
  thereof: 'of it',
  whereby: 'so, or a second sentence',
  wherein: 'where or in which',
  whoever: 'anyone who, or who it is',
  whom: 'who, or a shorter sentence',
  whomever: 'the person',
}

/** Words that are fine in a sentence but say nothing as the name of a file or an export. */
export const plainNames: Readonly<Record<string, string>> = {
  begin: 'start and what it starts',
  beginning: 'start, or startingWith',
  books: 'ledger',
  door: 'entry point',
  few: 'what it limits',
  house: 'nothing: leave it out',
  news: 'event or message',
  recall: 'restore and what it restores',
  standing: 'status and of what',
  thing: 'the noun: item, entry, opening',
  things: 'the noun: items, entries, openings',
  told: 'notified',
  weigh: 'verify or compare',
  whole: 'full and the noun',
}

/** Turns of phrase, as patterns over single spaces, and what to write instead. */
export const plainPhrases: readonly (readonly [RegExp, string])[] = [
  [/(?:is|are|was|were|be|been) told/, '"is notified", or what the person sees'],
  [/so that no(?:body|ne| one| \w+)?/, '"so … never", "so … can\'t", or "because"'],
  [/the own/, '"their own" or "its own"'],
  [
    /(?<!(?:all|any|both|each|either|few|half|many|more|most|none|one|some|several|two|three|four|,) )of which/,
    '"whose", or two sentences',
  ],
  [/(?<!(?:each|every|no|other|that|this|first|last) )one's/, '"their" or "your"'],
  [/the (?:newest|latest|oldest) first/, '"newest first", without "the"'],
  [/(?:take|takes|taken|took) back/, '"undo", "revoke" or "withdraw"'],
  [/tells of/, '"reports"'],
  [/(?:how|where) (?:it|they|things|he|she) stands?/, '"its state" or "its status"'],
  [/answers (?:whether|true|false|undefined|null)/, '"returns"'],
  [/(?:that|which) (?:is|are) there(?: already)?(?=[.,;:])/, '"existing", "saved" or "current"'],
  [/(?:as|how|what) (?:it|they) (?:is|are) to be/, '"should be"'],
  [/(?:a|the|any|every|such a|of a|for a) thing/, 'the noun: item, opening, entry'],
]
