import { hi as shell } from '@pramaan/app-shell/texts/hi/hi.ts'
import type { Translation } from '@pramaan/app-shell/texts/languages.ts'
import { alert } from '../alerts/texts/hi.ts'
import { application } from '../applications/texts/hi.ts'
import { chat } from '../chat/texts/hi.ts'
import { companyProofTexts } from '../company/texts/hi.ts'
import { course } from '../courses/texts/hi.ts'
import { drive } from '../drives/texts/hi.ts'
import { help } from '../help/texts/hi.ts'
import { apply } from '../jobs/apply/texts/hi.ts'
import { save } from '../jobs/save/texts/hi.ts'
import { job } from '../jobs/texts/hi.ts'
import { conversation } from '../messages/texts/hi.ts'
import { payment } from '../payments/texts/hi.ts'
import { profile } from '../profile/texts/hi.ts'
import { readChip } from '../search/texts/chips/hi.ts'
import { skills } from '../skills/texts/hi.ts'
import { upload } from '../uploads/texts/hi.ts'

/** The apps' shared texts in Hindi. */
export const hi: Translation = {
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
