import { type Client, Refused } from '@pramaan/api-client'
import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import type { CompanyDecision } from '@pramaan/domain/company'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../texts/use-texts.ts'

/** A company in the staff's list. */
export type Company = Awaited<ReturnType<Client['companies']['list']>>['data'][number]

type Decision = { decision: CompanyDecision; reason?: string }

/** Whether the company has another name than the one that was decided about. */
export function isRenamed(error: unknown): boolean {
  return error instanceof Refused && error.code === 'changed-elsewhere'
}

/** Decides about a company; the toast undoes it while the employer has not been notified. */
export function useDecide({ EmployerID, CompanyName }: Company, onDone: () => void) {
  const t = useTexts()
  const failureText = useFailureText()
  const { companies, verification } = useApi()
  const queries = useQueryClient()
  const params = { id: EmployerID }
  const reload = () =>
    Promise.all(
      [companies.list, verification.waitingCounts].map(({ key }) => queries.invalidateQueries({ queryKey: key })),
    )
  const undo = useSingleMutation({
    mutationFn: () => companies.undo({ params }),
    onSuccess: reload,
    onError: (error) => showToast({ text: failureText(error), tone: 'danger' }),
  })
  return useSingleMutation({
    mutationFn: ({ decision, reason }: Decision) =>
      companies.decide({ params, body: { Decision: decision, CompanyName, ...(reason && { Reason: reason }) } }),
    onSuccess: async (_, { decision }) => {
      await reload()
      const action = { label: t('bulk.undo'), onAction: () => undo.mutate(undefined) }
      showToast({ text: t(`companies.done.${decision}`, { name: CompanyName }), tone: 'success', action })
      onDone()
    },
    onError: async (error) => {
      if (!isRenamed(error)) return
      onDone()
      await reload()
    },
  })
}
