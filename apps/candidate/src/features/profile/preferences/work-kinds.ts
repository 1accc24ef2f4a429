import type { MyRecord } from '../../../record/my-record.ts'

/** The kinds of work a candidate may be open to, as the API names them (document 001 §3). */
export const workKinds = [
  'fullTime',
  'partTime',
  'internship',
  'remote',
  'onField',
] as const satisfies readonly (keyof MyRecord['Preferences'])[]
