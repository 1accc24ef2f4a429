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

/**
 * Beginnings of Hindi and Marathi words that our texts say with another word, so that each thing has one name in all
 * apps and messages, and is spelled one way.
 */
export const plainIndicWords: Readonly<Record<string, string>> = {
  अॅ: 'ॲ, which is one letter',
  'अ\u200dॅ': 'ॲ, which is one letter',
  ख़ाली: 'खाली',
  जतन: 'सेव्ह',
  नियोक्त: 'कंपनी',
  प्रविष्टि: 'एंट्री',
  बाक़ी: 'बाकी',
  मसुद: 'ड्राफ्ट',
  येथे: 'इथे',
  सहेज: 'सेव',
  साझा: 'शेयर',
  सील: 'मुहर or मोहर',
}

/** Words that are fine in a sentence but say nothing as the name of a file or an export. */
export const plainNames: Readonly<Record<string, string>> = {
  begin: 'start and what it starts',
  beginning: 'start, or startingWith',
  begun: 'started, or startingWith',
  books: 'ledger',
  door: 'entry point',
  few: 'what it limits',
  house: 'nothing: leave it out',
  keeping: 'the noun: an edit, a save',
  kept: 'saved or cached',
  news: 'event or message',
  recall: 'restore and what it restores',
  span: 'period or range',
  standing: 'status and of what',
  thing: 'the noun: item, entry, opening',
  things: 'the noun: items, entries, openings',
  told: 'notified',
  untold: 'unsent or withheld',
  wanted: 'requested, or the filters',
  weigh: 'verify or compare',
  whole: 'full and the noun',
}

/** Words that say nothing as the name of a variable, a function or a parameter. */
export const plainVariables: Readonly<Record<string, string>> = {
  held: 'isLifted, concepts: what it is',
  kept: 'the noun, or saved',
  own: 'whose and what: ownJobs, myCity',
  place: 'location, position, index or kind',
  places: 'locations, positions or indexes',
  thing: 'the noun: item, entry, opening',
  things: 'the noun: items, entries, openings',
  wanted: 'enabled, the filters, or what is expected',
  whole: 'full and the noun, or total',
}

/** Words that say nothing as a part of a text's key. */
export const plainKeyParts: Readonly<Record<string, string>> = {
  afresh: 'startOver',
  asked: 'requested or searched',
  do: 'submit, or the action',
  doing: 'submitting or busy',
  held: 'current',
  kept: 'saved',
  leading: 'redirecting',
  look: 'layout or show',
  own: 'whose: myProfile, yours',
  span: 'period',
  take: 'the action: post, import',
  thing: 'the noun: item, entry',
  things: 'the noun: items, entries',
  told: 'notified',
  took: 'the outcome: posted.done',
  wanted: 'requested',
  whole: 'full, complete or all',
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
  [/(?:books?|confirms?) (?:a|the|their|your) place|place is (?:not )?(?:booked|confirmed|paid)/, '"seat"'],
]
