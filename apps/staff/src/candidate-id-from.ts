/** The candidate in the address, as `candidateID` or `candidate` (document 002 §2.5, §2.6); undefined if none. */
export function candidateIdFrom(address: URLSearchParams): number | undefined {
  const id = Number(address.get('candidateID') ?? address.get('candidate'))
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
