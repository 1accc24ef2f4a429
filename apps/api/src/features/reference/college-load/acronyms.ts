import list from './acronyms.json' with { type: 'json' }

/** Acronyms that read like words, so that only a list tells them apart; those without a vowel need no entry. */
export const acronyms: ReadonlySet<string> = new Set(list)
