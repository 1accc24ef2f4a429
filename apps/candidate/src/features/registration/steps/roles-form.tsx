import { useDraft } from '@pramaan/app-shell/forms/unsaved/use-draft.ts'
import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { opportunityRoles, relatedRoles } from '@pramaan/domain/candidate'
import { type FormEvent, useState } from 'react'
import type { MyRecord } from '../../../record/my-record.ts'
import { RolePicker } from '../../../record/role-picker.tsx'
import { useJobRoles } from '../../../record/use-job-roles.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { StepForm } from '../wizard/step-form.tsx'
import { useBack, useSaveStep } from '../wizard/use-wizard.ts'
import { awaitQuery } from './await-query.ts'

type RolesValues = { chosen: readonly string[]; removed: readonly string[] }

/** Opportunities, screen 6 of 6: job roles suggested from the domain, to remove and to add, at most twenty (document 000 §5). */
export function RolesForm({ record }: { record: MyRecord }) {
  const t = useTexts()
  const api = useApi()
  const { ID } = usePerson()
  const save = useSaveStep()
  const back = useBack()
  const draft = useDraft<RolesValues>('roles')
  const [values, setValues] = useState<RolesValues>(() => draft.initial ?? { chosen: titlesOf(record), removed: [] })
  const catalogue = useJobRoles()
  const all = catalogue.data?.data ?? []
  const { domain } = record.CareerProfile
  const change = (next: RolesValues) => {
    setValues(next)
    draft.save(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const send = async () => {
      const { data } = await awaitQuery(catalogue)
      const titles = wantedTitles(values, data, domain)
      const chosenRoles = data.filter(({ Title }) => titles.includes(Title))
      const selectedJobRoles = chosenRoles.map(({ ID: id, Title }) => ({ ID: id, Title }))
      return api.registration.saveStep({ params: { step: 3, id: ID }, body: { selectedJobRoles } })
    }
    save.mutate(send, { onSuccess: draft.drop })
  }
  return (
    <StepForm
      position={6}
      title={t('wizard.roles')}
      text={t('roles.text')}
      onSubmit={submit}
      busy={save.isPending}
      onBack={back.back}
      backBusy={back.busy}
      next={t('wizard.finish')}
      error={save.error ?? back.error}
    >
      {catalogue.error ? (
        <Failure error={catalogue.error} onRetry={() => void catalogue.refetch()} />
      ) : (
        <RolePicker
          loading={catalogue.isPending}
          shown={wantedTitles(values, all, domain)}
          all={all}
          onAdd={(title) =>
            change({ chosen: [...values.chosen, title], removed: values.removed.filter((one) => one !== title) })
          }
          onRemove={(title) =>
            change({ chosen: values.chosen.filter((one) => one !== title), removed: [...values.removed, title] })
          }
        />
      )}
    </StepForm>
  )
}

/** The wanted roles: those the person chose, and those of their domain that they did not remove. */
function wantedTitles(
  { chosen, removed }: RolesValues,
  all: readonly { Title: string; DomainID: number }[],
  domain: number | null,
) {
  const known = all.map(({ Title, DomainID }) => ({ title: Title, domainId: DomainID }))
  return opportunityRoles(chosen, relatedRoles(known, domain ?? 0), removed)
}

function titlesOf({ Opportunities }: MyRecord) {
  return Opportunities.selectedJobRoles.map(({ Title }) => Title)
}
