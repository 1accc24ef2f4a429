import { optionLabels } from '@pramaan/contract/option-labels/mr'
import type { DataWords } from '../shape.ts'
import { actions } from './actions.ts'
import { columns } from './columns.ts'
import { records } from './records.ts'
import { tables } from './tables.ts'
import { values } from './values.ts'

/** A person's data in Marathi. */
export const mr: DataWords = {
  title: 'Pramaan तुमच्याबद्दल जे काही ठेवते',
  asOf: (date) => `${date} रोजीची स्थिती`,
  yes: 'होय',
  no: 'नाही',
  hiddenPerson: 'कोणीतरी, ज्यांचे नाव आता दिसत नाही',
  stages: { 1: 'शॉर्टलिस्ट', 2: 'बोलणी सुरू', 3: 'मुलाखत झाली', 4: 'निवड झाली', [-1]: 'निवड झाली नाही' },
  tables,
  columns: { ...columns, ...records },
  values: { ...values, ...actions },
  options: optionLabels,
}
