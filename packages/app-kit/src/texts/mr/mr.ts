import { optionLabels } from '@pramaan/contract/option-labels/mr'
import { labels } from '../labels/mr.ts'
import type { Translation } from '../languages.ts'
import { ago } from './ago.ts'
import { application } from './application.ts'
import { apply } from './apply.ts'
import { chat } from './chat.ts'
import { conversation } from './conversation.ts'
import { course } from './course.ts'
import { csv } from './csv.ts'
import { drive } from './drive.ts'
import { header } from './header.ts'
import { job } from './job.ts'
import { kit } from './kit.ts'
import { notification } from './notification.ts'
import { payment } from './payment.ts'
import { privacy } from './privacy.ts'
import { profile } from './profile.ts'
import { sentences } from './sentences.ts'
import { signIn } from './sign-in.ts'
import { skills } from './skills.ts'
import { upload } from './upload.ts'
import { waiting } from './waiting.ts'

/** What the apps share, in Marathi. */
export const mr: Translation = {
  texts: {
    ...kit,
    ...application,
    ...chat,
    ...conversation,
    ...course,
    ...csv,
    ...drive,
    ...header,
    ...apply,
    ...job,
    ...notification,
    ...optionLabels,
    ...payment,
    ...privacy,
    ...profile,
    ...signIn,
    ...skills,
    ...ago,
    ...upload,
    ...waiting,
    ...sentences,
  },
  labels,
}
