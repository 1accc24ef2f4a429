import { foldWord } from '../../spelling/fold-word.ts'
import names from '../../words/employers.json' with { type: 'json' }

const employers: ReadonlySet<string> = new Set(names.map(foldWord))

/** Whether a folded word is the name of a large employer, which is looked for as it is: Axis is not ADIS. */
export function isEmployer(folded: string): boolean {
  return employers.has(folded)
}
