import deskWork from './desk-work.svg?no-inline'
import fieldWork from './field-work.svg?no-inline'
import states from './states.svg?no-inline'

/** Work and study at a desk. */
export const deskNames = [
  'software',
  'data',
  'design',
  'marketing',
  'sales',
  'support',
  'accounting',
  'banking',
  'hr',
  'speaking',
  'management',
  'erp',
] as const

/** Work and study elsewhere; `work` is any work. */
export const fieldNames = [
  'logistics',
  'manufacturing',
  'electrical',
  'civil',
  'healthcare',
  'hospitality',
  'education',
  'hardware',
  'drafting',
  'abroad',
  'degree',
  'work',
] as const

/** Drawings for empty states. */
export const stateNames = [
  'jobs',
  'messages',
  'nothing',
  'done',
  'locked',
  'people',
  'dates',
  'saved',
  'money',
  'learn',
] as const

export type WorkDrawing = (typeof deskNames)[number] | (typeof fieldNames)[number]
export type StateDrawing = (typeof stateNames)[number]

/** The files of drawings: one request loads all drawings of a file. */
const sheets: readonly { address: string; box: string; names: readonly string[] }[] = [
  { address: deskWork, box: '0 0 96 96', names: deskNames },
  { address: fieldWork, box: '0 0 96 96', names: fieldNames },
  { address: states, box: '0 0 128 96', names: stateNames },
]

/** A drawing's URL and its view box. */
export function sheetPart(name: WorkDrawing | StateDrawing) {
  const sheet = sheets.find(({ names }) => names.includes(name))
  return { href: `${sheet?.address}#${name}`, box: sheet?.box }
}
