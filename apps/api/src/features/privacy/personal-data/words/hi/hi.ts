import { optionLabels } from '@pramaan/contract/option-labels/hi'
import type { DataWords } from '../shape.ts'
import { actions } from './actions.ts'
import { columns } from './columns.ts'
import { records } from './records.ts'
import { tables } from './tables.ts'
import { values } from './values.ts'

/** A person's data in Hindi. */
export const hi: DataWords = {
  title: 'Pramaan आपके बारे में जो कुछ रखता है',
  asOf: (date) => `${date} की स्थिति`,
  yes: 'हाँ',
  no: 'नहीं',
  hiddenPerson: 'कोई, जिनका नाम अब नहीं दिखता',
  stages: { 1: 'शॉर्टलिस्ट', 2: 'बातचीत जारी', 3: 'इंटरव्यू हुआ', 4: 'चुने गए', [-1]: 'चयन नहीं हुआ' },
  tables,
  columns: { ...columns, ...records },
  values: { ...values, ...actions },
  options: optionLabels,
}
