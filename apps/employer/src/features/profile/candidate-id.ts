/** The candidate in the address: `candidateID`, or `candidate` in some links (document 000 §2). */
export function candidateIdOf(search: string): number | undefined {
  const query = new URLSearchParams(search)
  const text = query.get('candidateID') ?? query.get('candidate') ?? ''
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0
  return id > 0 ? id : undefined
}
