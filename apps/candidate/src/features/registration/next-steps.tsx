import { useHasScreen } from '@pramaan/app-shell/router/app-map.ts'
import { Card } from '@pramaan/ui/card'
import { RowLink } from '@pramaan/ui/row-link'
import { Briefcase, FileUp, Landmark, type LucideIcon, Plus, User } from 'lucide-react'
import { editPath, myProfilePath } from '../../record/my-profile-path.ts'
import type { MyRecord } from '../../record/my-record.ts'
import { useNextStep } from '../../record/my-strength.ts'
import { useTexts } from '../../texts/use-texts.ts'

const steps = [
  { key: 'profile', href: myProfilePath, Icon: User },
  { key: 'jobs', href: '/jobs', Icon: Briefcase },
  { key: 'drives', href: '/placement-drives', Icon: Landmark },
] as const

/** The next steps after registration: the best item to add to the profile, and links to the main screens. */
export function NextSteps({ record }: { record: MyRecord | undefined }) {
  const t = useTexts()
  const hasScreen = useHasScreen()
  return (
    <Card flush as="div">
      {record && <BestToAdd record={record} />}
      {record && <AddFiles record={record} />}
      {steps
        .filter(({ href }) => hasScreen('Candidate', href))
        .map(({ key, href, Icon }) => (
          <RowLink
            key={key}
            href={href}
            title={t(`welcome.${key}`)}
            description={t(`welcome.${key}.text`)}
            start={<Sign Icon={Icon} />}
          />
        ))}
    </Card>
  )
}

function BestToAdd({ record }: { record: MyRecord }) {
  const t = useTexts()
  const next = useNextStep(record)
  if (!next) return null
  return (
    <RowLink
      href={editPath(next.dialog)}
      title={next.text}
      description={t('welcome.add.text')}
      start={<Sign Icon={Plus} />}
    />
  )
}

/** Shown while the CV or photo is missing, unless it is already the best item to add. */
function AddFiles({ record }: { record: MyRecord }) {
  const t = useTexts()
  const missing = (!record.CV && 'cv') || (!record.Image && 'photo')
  const best = useNextStep(record)?.dialog
  if (!missing || missing === best) return null
  return (
    <RowLink
      href={editPath(missing)}
      title={t('welcome.files')}
      description={t('welcome.files.text')}
      start={<Sign Icon={FileUp} />}
    />
  )
}

function Sign({ Icon }: { Icon: LucideIcon }) {
  return (
    <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-control bg-brand-soft">
      <Icon className="size-5 text-brand" />
    </span>
  )
}
