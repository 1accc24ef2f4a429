import { experienceLevels } from '@pramaan/domain/experience-level'
import * as options from '@pramaan/domain/options'
import { pipelinePeriods, rejectReasons } from '@pramaan/domain/pipeline'
import { pipelineColumns, shortlistLabels } from '@pramaan/domain/shortlist'
import { expect, test } from 'vitest'
import { texts as english } from '../en.ts'
import { hi } from '../hi.ts'
import { mr } from '../mr.ts'

const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text)
const offered = [
  ...pipelineColumns.map(({ title }) => title),
  ...Object.values(shortlistLabels),
  ...texts(pipelinePeriods),
  ...rejectReasons,
  ...experienceLevels,
  ...texts(options.experienceFilters),
  ...texts(options.noticeFilters),
  ...options.availabilityOptions,
  ...options.designations,
  ...options.workDomains,
  ...options.qualifications,
  ...options.jobTypes,
  ...options.workModels,
]

test.each([
  ['English', english],
  ['Hindi', hi.texts],
  ['Marathi', mr.texts],
])(
  'every option that an employer sees or chooses from has its label in %s',
  (_, catalogue: Readonly<Record<string, string>>) => {
    expect(offered.filter((value) => !(`option.${value}` in catalogue))).toEqual([])
  },
)
