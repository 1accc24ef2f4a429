import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Button } from '@pramaan/ui/button'
import { Menu } from '@pramaan/ui/menu'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { UserRoundCheck } from 'lucide-react'
import { useTexts } from '../../../texts/use-texts.ts'

type Reviewer = { ID: number; FullName: string }

/** Assigns an applicant's reviewer: me, a colleague, or nobody. */
export function AssignMenu({ candidateId, assigned }: { candidateId: number; assigned: Reviewer | null }) {
  const t = useTexts()
  const { verification } = useApi()
  const { ID: ownId } = usePerson()
  const assign = useAssign(candidateId)
  const { data } = useQuery(verification.reviewers.query())
  const reviewers = (data?.data ?? []).toSorted((a, b) => Number(b.ID === ownId) - Number(a.ID === ownId))
  return (
    <Menu
      heading={t('assign.title')}
      trigger={
        <Button tone="quiet" size="xs" icon={<UserRoundCheck />} disabled={assign.isPending}>
          {assigned ? t('assign.to', { name: assigned.FullName }) : t('assign.nobody')}
        </Button>
      }
      items={[
        ...reviewers.map(({ ID, FullName }) => ({
          key: String(ID),
          label: ID === ownId ? t('assign.me') : FullName,
          checked: ID === assigned?.ID,
          onSelect: () => assign.mutate(ID),
        })),
        {
          key: 'nobody',
          label: t('assign.giveUp'),
          separator: reviewers.length > 0,
          disabled: !assigned,
          onSelect: () => assign.mutate(null),
        },
      ]}
    />
  )
}

function useAssign(candidateId: number) {
  const t = useTexts()
  const { verification, guidance } = useApi()
  const queries = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: (AssignedTo: number | null) => verification.assign({ params: { candidateId }, body: { AssignedTo } }),
    onSuccess: ({ data: { AssignedTo } }) =>
      showToast({ text: AssignedTo ? t('assign.done', { name: AssignedTo.FullName }) : t('assign.done.nobody') }),
    onError: (error) => showToast({ text: failureText(error), tone: 'danger' }),
    onSettled: async () => {
      for (const { key } of [verification.queue, verification.applicants, verification.work])
        await queries.invalidateQueries({ queryKey: key })
      await queries.invalidateQueries({ queryKey: guidance.history.key })
    },
  })
}
