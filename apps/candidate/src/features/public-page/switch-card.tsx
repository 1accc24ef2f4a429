import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { TextButton } from '@pramaan/ui/text-link'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { LinkBox } from './link-box.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { type MyPage, useSavePage } from './use-my-page.ts'

const points = ['link', 'choice', 'contact'] as const

/** Turns the page on; once it is on, shows its link and view count, and turns it off. */
export function SwitchCard({ page }: { page: MyPage }) {
  return page.On && page.Link && page.Slug ? <PageOn page={page} link={page.Link} slug={page.Slug} /> : <PageOff />
}

function PageOff() {
  const t = useTexts()
  const save = useSavePage()
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg">{t('publicPage.off')}</h2>
        <p className="text-ink-muted text-sm">{t('publicPage.off.text')}</p>
      </div>
      <ul className="flex flex-col gap-2 text-sm">
        {points.map((point) => (
          <li key={point} className="flex items-start gap-2.5">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-brand" />
            {t(`publicPage.point.${point}`)}
          </li>
        ))}
      </ul>
      <Button block busy={save.isPending && t('publicPage.turningOn')} onClick={() => save.mutate({ On: true })}>
        {t('publicPage.turnOn')}
      </Button>
    </Card>
  )
}

function PageOn({ page, link, slug }: { page: MyPage; link: string; slug: string }) {
  const t = useTexts()
  const save = useSavePage()
  const [changing, setChanging] = useState(false)
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg">{t('publicPage.on')}</h2>
        <p className="text-ink-muted text-sm">{t('publicPage.views', { count: page.Views })}</p>
      </div>
      <LinkBox link={link} name={page.Page.FullName} />
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-3">
        <TextButton onClick={() => setChanging(true)}>{t('publicPage.change')}</TextButton>
        <Button
          tone="quiet"
          size="sm"
          busy={save.isPending && t('publicPage.turningOff')}
          onClick={() => save.mutate({ On: false })}
        >
          {t('publicPage.turnOff')}
        </Button>
      </div>
      {changing && <LinkDialog slug={slug} onClose={() => setChanging(false)} />}
    </Card>
  )
}
