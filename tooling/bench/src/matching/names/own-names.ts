/** Other names of a catalogue's entries as the authors of this bench know them: in Latin letters, then in Devanagari, separated by commas. */
export type OwnNames = Readonly<Record<string, readonly [latin: string, devanagari: string]>>
