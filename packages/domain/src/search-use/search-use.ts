/** A search of an employer: its canonical key and its job roles. */
export type SearchRequest = { key: string; jobRoles: readonly string[] }

/** A search that an employer has made. */
type SearchMade = SearchRequest & { at: Date }

/** A repeated search within this time, in milliseconds, counts as the same search. */
export const sameSearchMs = 3600_000

/**
 * Whether a search is free (D61): the same one ran within the hour, or it narrows the last one. A search narrows
 * another if it keeps its job roles and all its filters and adds to them. `made` is latest first.
 */
export function isFreeSearch(request: SearchRequest, made: readonly SearchMade[], now: Date): boolean {
  const [last] = made
  return madeBefore(request, made, now) !== undefined || (last !== undefined && narrows(request, last))
}

/** The same search within the last hour, if there is one. */
export function madeBefore<Made extends Pick<SearchMade, 'key' | 'at'>>(
  { key }: Pick<SearchRequest, 'key'>,
  made: readonly Made[],
  now: Date,
): Made | undefined {
  return made.find((one) => one.key === key && one.at.getTime() > now.getTime() - sameSearchMs)
}

function narrows(request: SearchRequest, last: SearchRequest) {
  const filters = new Set(request.key.split('&'))
  const roles = new Set(last.jobRoles)
  return (
    last.key !== '' &&
    last.key.split('&').every((filter) => filters.has(filter)) &&
    request.jobRoles.length === roles.size &&
    request.jobRoles.every((role) => roles.has(role))
  )
}

const typingMs = 60_000
const typedFields = ['words', 'location', 'degree', 'collegeName', 'maxCtc']
const typedIn = new RegExp(`(?:^|&)(?:term|searchTitle|${typedFields.join('|')})=`)

/**
 * Whether a search continues the typing of the last one: within a minute, and equal except for one text that extends
 * the other. Both are one refinement and one entry in the history.
 */
export function isTypedOn(request: SearchRequest, last: SearchMade, now: Date): boolean {
  if (now.getTime() - last.at.getTime() > typingMs) return false
  if (!typedIn.test(last.key) || !typedIn.test(request.key)) return false
  const [before, after] = [partsOf(last.key), partsOf(request.key)]
  const names = [...new Set([...before.keys(), ...after.keys()])]
  const [changed, ...others] = names.filter((name) => before.get(name) !== after.get(name))
  if (changed === undefined || others.length > 0 || !typedFields.includes(changed)) return false
  const [one, other] = [textOf(before.get(changed)), textOf(after.get(changed))]
  return one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one))
}

/** The filters in a key, by name; a picked job position and typed words count as the same text. */
function partsOf(key: string) {
  const parts = new Map(
    key.split('&').map((part) => {
      const [name = '', text = ''] = part.split('=')
      return [name === 'searchTitle' ? 'words' : name, text]
    }),
  )
  const term = parts.get('term')
  parts.delete('term')
  if (term !== undefined && !parts.has('words')) parts.set('words', term)
  return parts
}

function textOf(written = '') {
  return decodeURIComponent(written.replaceAll('+', ' ')).toLowerCase()
}
