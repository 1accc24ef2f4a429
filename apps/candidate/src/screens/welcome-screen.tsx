import { useApi, usePerson } from '@pramaan/app-kit/platform/platform.tsx'
import { Card } from '@pramaan/ui/card'
import { LinkButton } from '@pramaan/ui/link-button'
import { PageHeader } from '@pramaan/ui/page-header'
import { Ring } from '@pramaan/ui/ring'
import { RowLink } from '@pramaan/ui/row-link'
import { Skeleton } from '@pramaan/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, Briefcase, FileText, Landmark } from 'lucide-react'
import { useTexts } from '../texts/use-texts.ts'

const things = [
  { key: 'cv', href: '/candidate-profile', Icon: FileText },
  { key: 'jobs', href: '/jobs', Icon: Briefcase },
  { key: 'drives', href: '/placement-drives', Icon: Landmark },
  { key: 'verified', href: '/candidate-profile', Icon: BadgeCheck },
] as const

/** After the last step of registration: what to do next (document 000 §2). */
export function WelcomeScreen() {
  const t = useTexts()
  const api = useApi()
  const { ID, FullName } = usePerson()
  const record = useQuery(api.candidates.get.query({ params: { id: ID } }))
  const percent = record.data?.data.ProfileProgress
  return (
    <div className="mx-auto flex max-w-180 flex-col gap-6">
      <PageHeader title={t('welcome.title', { name: FullName.split(' ')[0] ?? '' })} description={t('welcome.text')} />
      <Card className="flex flex-wrap items-center gap-x-6 gap-y-4">
        {percent === undefined ? (
          <Skeleton className="size-28 rounded-full!" />
        ) : (
          <Ring percent={percent} label={t('welcome.strength')} />
        )}
        <div className="min-w-0 flex-1 basis-52">
          <h2 className="text-lg">{t('welcome.strength')}</h2>
          <p className="text-sm text-ink-muted">{t('welcome.strength.text')}</p>
        </div>
      </Card>
      <section aria-labelledby="next-things" className="flex flex-col gap-3">
        <h2 id="next-things" className="text-lg">
          {t('welcome.next')}
        </h2>
        <Card flush as="div">
          {things.map(({ key, href, Icon }) => (
            <RowLink
              key={key}
              href={href}
              title={t(`welcome.${key}`)}
              description={t(`welcome.${key}.text`)}
              start={
                <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-control bg-brand-soft">
                  <Icon className="size-5 text-brand" />
                </span>
              }
            />
          ))}
        </Card>
      </section>
      <LinkButton href="/" size="lg" className="sm:self-start">
        {t('welcome.dashboard')}
      </LinkButton>
    </div>
  )
}
