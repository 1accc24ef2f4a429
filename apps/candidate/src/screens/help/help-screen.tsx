import { DebouncedSearch } from '@pramaan/app-shell/forms/debounced-search.tsx'
import { useAuth } from '@pramaan/app-shell/platform/platform.tsx'
import { EmptyState } from '@pramaan/ui/empty-state'
import { PageHeader } from '@pramaan/ui/page-header'
import { TextLink } from '@pramaan/ui/text-link'
import { type MouseEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { AskCard } from '../../features/help/ask-card.tsx'
import { findAnswers } from '../../features/help/find-answers.ts'
import { useAnswers } from '../../features/help/use-answers.ts'
import { PublicLayout } from '../../public-layout.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/**
 * Short answers about how the platform works, found by any of their words; readable without sign-in, because some are
 * about signing in. Candidates can also ask a question.
 */
export function HelpScreen() {
  return (
    <PublicLayout>
      <Answers />
    </PublicLayout>
  )
}

function Answers() {
  const t = useTexts()
  const { person } = useAuth()
  const [search, setSearch] = useSearchParams()
  const term = search.get('q') ?? ''
  const found = findAnswers(useAnswers(), term)
  const box = useRef<HTMLTextAreaElement>(null)
  // As an ordinary link to a part of the page, it would move the focus to nothing.
  const toField = (event: MouseEvent) => {
    if (!box.current) return
    event.preventDefault()
    box.current.focus()
  }
  return (
    <div className="mx-auto flex w-full max-w-160 flex-col gap-5">
      <PageHeader title={t('titles.help')} />
      <DebouncedSearch
        label={t('help.search')}
        term={term}
        onTerm={(q) => setSearch(q ? { q } : {}, { replace: true })}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-sm text-ink-muted">
          {t('help.count', { n: found.length })}
        </p>
        {person && (
          <TextLink href="#ask" onClick={toField}>
            {t('help.ask.below')}
          </TextLink>
        )}
      </div>
      {found.length === 0 && <EmptyState drawing="nothing" title={t('help.none')} text={t('help.none.text')} />}
      {found.map(({ question, answer }) => (
        <article key={question} className="flex flex-col gap-2 rounded-card border border-line bg-surface p-5">
          <h2 className="text-base">{question}</h2>
          <p className="text-ink-muted">{answer}</p>
        </article>
      ))}
      {person && <AskCard box={box} />}
    </div>
  )
}
