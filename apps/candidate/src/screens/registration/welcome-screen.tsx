import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { firstName } from '@pramaan/domain/name'
import { Card } from '@pramaan/ui/card'
import { LinkButton } from '@pramaan/ui/link-button'
import { PageHeader } from '@pramaan/ui/page-header'
import { Ring } from '@pramaan/ui/ring'
import { Skeleton } from '@pramaan/ui/skeleton'
import { NextSteps } from '../../features/registration/next-steps.tsx'
import { useMyRecord } from '../../record/my-record.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** After the last registration step: what to do next (document 000 §2). */
export function WelcomeScreen() {
  const t = useTexts()
  const { FullName } = usePerson()
  const record = useMyRecord()
  return (
    <div className="mx-auto flex max-w-180 flex-col gap-6">
      <PageHeader title={t('welcome.title', { name: firstName(FullName) })} description={t('welcome.text')} />
      <Card className="flex items-center gap-4 sm:gap-6">
        {record.data ? (
          <Ring percent={record.data.ProfileProgress} label={t('welcome.strength')} />
        ) : (
          <Skeleton className="size-28 shrink-0 rounded-full!" />
        )}
        <div className="min-w-0 flex-1">
          <h2 className="text-lg">{t('welcome.strength')}</h2>
          <p className="text-sm text-ink-muted">{t('welcome.strength.text')}</p>
        </div>
      </Card>
      <section aria-labelledby="next-things" className="flex flex-col gap-3">
        <h2 id="next-things" className="text-lg">
          {t('welcome.next')}
        </h2>
        <NextSteps record={record.data} />
      </section>
      <LinkButton href="/" size="lg" className="sm:self-start">
        {t('welcome.dashboard')}
      </LinkButton>
    </div>
  )
}
