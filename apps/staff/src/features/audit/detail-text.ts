/** An entry's details on one line, as logged; a list of people has its own column. */
export function detailText(detail: Record<string, unknown> | null): string {
  if (!detail) return ''
  const { from, to, ids: _ids, ...rest } = detail
  const moved = to === undefined ? [] : [`${from ?? '–'} → ${to ?? '–'}`]
  const others = Object.entries(rest).flatMap(([key, value]) => {
    if (value === null || value === undefined || value === '') return []
    return [`${key}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`]
  })
  return [...others, ...moved].join(' · ')
}
