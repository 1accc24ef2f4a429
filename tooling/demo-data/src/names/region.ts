/** The names of a part of India: `Latin/देवनागरी` where people there may write theirs in Devanagari. */
export type NameRegion = {
  region: string
  women: readonly string[]
  men: readonly string[]
  surnames: readonly string[]
  /** Surnames that women bear in another form, as Kaur among Sikhs. */
  womenSurnames?: readonly string[]
}

/** The words of a list written with spaces between them. */
export function listed(text: string): string[] {
  return text.trim().split(/\s+/)
}
