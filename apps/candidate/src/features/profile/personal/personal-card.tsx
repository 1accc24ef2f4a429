import { showsExperience } from '@pramaan/domain/experience-level'
import { dayText, parseDay } from '@pramaan/domain/india-day'
import { formatPhone, parsePhone } from '@pramaan/domain/phone'
import { Card } from '@pramaan/ui/card'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { SectionHeader } from '@pramaan/ui/section-header'
import { TextLink } from '@pramaan/ui/text-link'
import { Lock } from 'lucide-react'
import type { MyRecord } from '../../../record/my-record.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { SectionButton } from '../editing/edit-button.tsx'
import type { OpenEdit } from '../editing/use-edit.ts'

/** Personal information as the candidate sees it, with a note on who else does (document 001 §2, D30). */
export function PersonalCard({ record, open }: { record: MyRecord; open: OpenEdit }) {
  const t = useTexts()
  const dob = record.Dob && parseDay(record.Dob)
  const position = { label: t('myProfile.currentPosition'), value: record.CurrentPosition }
  return (
    <Card>
      <SectionHeader
        title={t('profile.personal')}
        className="mb-4"
        aside={<SectionButton does="edit" what={t('myProfile.what.personal')} onPress={() => open('personal')} />}
      />
      <LabelValueList
        look="grid"
        phoneRows
        items={[
          { label: t('myProfile.email'), value: record.Email && <Breakable email={record.Email} /> },
          { label: t('myProfile.phone'), value: record.Phone && formatPhone(record.Phone) },
          { label: t('profile.personal.dob'), value: dob && dayText(dob) },
          { label: t('location.label'), value: [record.Location, record.State].filter(Boolean).join(', ') },
          { label: t('myProfile.alternate'), value: readable(record.AlternateContact) },
          { label: t('myProfile.website'), value: record.Website && <Page address={record.Website} /> },
          { label: t('profile.personal.gender'), value: record.Gender && t(`gender.${record.Gender}`) },
          { label: t('profile.personal.degree'), value: record.CareerProfile.degree },
          ...(showsExperience(record.ExperienceLevel ?? 'Fresher') ? [position] : []),
        ]}
      />
      <p className="mt-5 flex items-start gap-2.5 border-line border-t pt-3.5 text-sm text-ink-muted">
        <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
        {t('myProfile.lock')}
      </p>
    </Card>
  )
}

/** A long address breaks after its @ if it does not fit. */
function Breakable({ email }: { email: string }) {
  const [name, domain] = email.split('@')
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  )
}

function Page({ address }: { address: string }) {
  return (
    <TextLink inline href={address} target="_blank" rel="noreferrer">
      {address.replace(/^https?:\/\/|\/$/g, '')}
    </TextLink>
  )
}

function readable(digits: string | null) {
  const { e164 } = parsePhone(digits ?? '')
  return e164 ? formatPhone(e164) : digits
}
