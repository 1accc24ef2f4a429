import type { ReferenceListName } from '@pramaan/domain/reference-list'
import type { useTexts } from '../../texts/use-texts.ts'

/** A list's name for the group or detail of its entries; empty if it has none. */
export function partText(t: ReturnType<typeof useTexts>, part: 'group' | 'detail', list: ReferenceListName): string {
  if (list === 'course-categories') return ''
  if (part === 'group') return t(`reference.group.${list}`)
  return list === 'degrees' || list === 'locations' ? '' : t(`reference.detail.${list}`)
}
