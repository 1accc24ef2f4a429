import type { Translation } from '@pramaan/app-shell/texts/languages.ts'
import { mr as shell } from '@pramaan/app-shell/texts/mr/mr.ts'
import { alert } from '../alerts/texts/mr.ts'
import { application } from '../applications/texts/mr.ts'
import { chat } from '../chat/texts/mr.ts'
import { companyProofTexts } from '../company/texts/mr.ts'
import { course } from '../courses/texts/mr.ts'
import { drive } from '../drives/texts/mr.ts'
import { help } from '../help/texts/mr.ts'
import { apply } from '../jobs/apply/texts/mr.ts'
import { save } from '../jobs/save/texts/mr.ts'
import { job } from '../jobs/texts/mr.ts'
import { conversation } from '../messages/texts/mr.ts'
import { payment } from '../payments/texts/mr.ts'
import { profile } from '../profile/texts/mr.ts'
import { readChip } from '../search/texts/chips/mr.ts'
import { skills } from '../skills/texts/mr.ts'
import { upload } from '../uploads/texts/mr.ts'

/** The apps' shared texts in Marathi. */
export const mr: Translation = {
  texts: {
    ...shell.texts,
    ...alert,
    ...application,
    ...chat,
    ...conversation,
    ...course,
    ...drive,
    ...help,
    ...apply,
    ...save,
    ...job,
    ...payment,
    ...profile,
    ...readChip,
    ...skills,
    ...companyProofTexts,
    ...upload,
  },
  labels: shell.labels,
}
