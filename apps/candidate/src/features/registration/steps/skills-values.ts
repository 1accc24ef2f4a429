import { notificationChannels, notificationPreferences } from '@pramaan/domain/options'
import type { MyRecord } from '../../../record/my-record.ts'
import type { SkillLists } from '../../../skills/use-skill-lists.ts'

type Preference = (typeof notificationPreferences)[number]
type Channel = (typeof notificationChannels)[number]

/** The skills step as form values; `picked` is in the order of picking. */
export type SkillsValues = {
  picked: readonly string[]
  preferences: readonly Preference[]
  channels: readonly Channel[]
}

/** Form values from the server's skills. */
export function skillsOf({ SkillProfile, Notifications }: MyRecord): SkillsValues {
  const requested = Notifications?.preferences ?? []
  return {
    picked: [...SkillProfile.GeneralSkills, ...SkillProfile.ProfessionalSkills],
    preferences: notificationPreferences.filter((one) => requested.includes(one)),
    channels: Notifications ? notificationChannels.filter((channel) => Notifications.settings[channel]) : ['whatsapp'],
  }
}

/** The request: general and professional skills apart, and the preferences with their channels. */
export function skillsBody({ picked, preferences, channels }: SkillsValues, { general }: Pick<SkillLists, 'general'>) {
  const on = (channel: Channel) => preferences.length > 0 && channels.includes(channel)
  return {
    skillsData: {
      GeneralSkills: picked.filter((skill) => general.has(skill)),
      ProfessionalSkills: picked.filter((skill) => !general.has(skill)),
    },
    notificationData: {
      preferences: [...preferences],
      settings: { whatsapp: on('whatsapp'), sms: on('sms'), email: on('email') },
    },
  }
}
