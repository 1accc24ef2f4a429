const legalForms = new Set([
  ...['pvt', 'private', 'ltd', 'limited', 'llp', 'llc', 'inc', 'incorporated', 'corp', 'corporation', 'plc', 'opc'],
  ...['co', 'company', 'p', 'प्रा', 'प्रायव्हेट', 'प्राइवेट', 'लि', 'लिमिटेड', 'एलएलपी'],
])

/**
 * A company's name as it is compared with others: without case, accents, punctuation and the legal form at its end, so
 * that "Demo Works Pvt. Ltd." is "demo works". A name of nothing else is compared as it is.
 */
export function companyNameKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{Diacritic}(?=\P{Script=Devanagari}|$)/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’.]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
  const from = words[0] === 'the' ? 1 : 0
  const last = words.findLastIndex((word) => !legalForms.has(word))
  return (last < from ? words : words.slice(from, last + 1)).join(' ')
}
