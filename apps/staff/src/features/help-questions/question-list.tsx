import { Ago } from '@pramaan/app-shell/time/ago.tsx'
import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'
import type { HelpStatus } from '@pramaan/domain/help'
import { Avatar } from '@pramaan/ui/avatar'
import { Card } from '@pramaan/ui/card'
import { EmptyState } from '@pramaan/ui/empty-state'
import { Loading, SkeletonText } from '@pramaan/ui/skeleton'
import { useTexts } from '../../texts/use-texts.ts'

type Thread = Answer<Contract['help']['list']>['data'][number]
type QuestionListProps = {
  /** Undefined while they load. */
  threads: readonly Thread[] | undefined
  status: HelpStatus
  onOpen: (candidateId: number) => void
}

/** The threads of a status: who asks, their newest words, and how long they have waited. */
export function QuestionList({ threads, status, onOpen }: QuestionListProps) {
  const t = useTexts()
  if (!threads)
    return (
      <Loading>
        <SkeletonText lines={6} />
      </Loading>
    )
  if (threads.length === 0)
    return (
      <EmptyState
        drawing="messages"
        title={t(`helpQuestions.none.${status}`)}
        text={t(`helpQuestions.none.${status}.text`)}
      />
    )
  return (
    <Card as="div" flush>
      <ul>
        {threads.map((thread) => (
          <li key={thread.CandidateID} className="border-line not-first:border-t">
            <Line thread={thread} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Line({ thread, onOpen }: { thread: Thread } & Pick<QuestionListProps, 'onOpen'>) {
  const t = useTexts()
  const { CandidateID, Name, Image, Last, WaitingSince } = thread
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t('helpQuestions.read.of', { name: Name })}
      onClick={() => onOpen(CandidateID)}
      className="flex w-full cursor-pointer items-start gap-3 px-4 py-3 text-left -outline-offset-2 enabled-hover:bg-brand-soft sm:px-5"
    >
      <Avatar name={Name} src={Image} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <bdi className="font-semibold">{Name}</bdi>
          <span className="text-ink-muted text-sm">
            {WaitingSince && `${t('helpQuestions.waiting')} `}
            <Ago at={WaitingSince ?? Last.SentOn} />
          </span>
        </span>
        <span className="line-clamp-2 text-ink-muted text-sm wrap-anywhere">
          {Last.ByStaff && `${t('helpQuestions.us')} `}
          {Last.Text}
        </span>
      </span>
    </button>
  )
}
