import type { Contract } from '@pramaan/contract'
import type { Parsed } from '@pramaan/contract/endpoint'
import type { MeantPart } from './meant/meant-words.ts'

/**
 * The filters of the job listing, parsed; `since` is the time that `posted` means now, and `meant` how the words were
 * read where no job has them as they were typed.
 */
export type JobFilters = Parsed<Contract['jobs']['list']>['query'] & {
  since?: Date | undefined
  meant?: readonly MeantPart[] | undefined
}
