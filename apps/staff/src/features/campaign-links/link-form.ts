import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { showRefused } from '@pramaan/app-shell/forms/refused-fields.ts'
import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { campaignLinks } from '@pramaan/contract/staff/campaign-link'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { z } from 'zod'
import { useTexts } from '../../texts/use-texts.ts'
import type { CampaignLink } from './use-links.ts'

/** The form of a link: all values as typed. */
const emptyLink = {
  Name: '',
  Slug: '',
  role: 'Candidate',
  type: '',
  id: '',
  jobID: '',
  pdID: '',
  Url: '',
  src: '',
  state: '',
  phone: '',
}

/** The values of the form. */
export type LinkValues = typeof emptyLink
type Body = z.output<typeof campaignLinks.create.body>

const { Name, Slug, Values } = campaignLinks.create.body.shape
const typed = z.preprocess(
  (values) =>
    Object.fromEntries(Object.entries(values as object).filter(([name, value]) => value !== '' || name === 'Name')),
  z.object({ Name, Slug, ...Values.shape }),
)
const schema = typed.transform(
  ({ Name: name, Slug: slug, ...values }): Body => ({ Name: name, ...(slug && { Slug: slug }), Values: values }),
)

/** The form of a new link, and its submit handler. */
export function useLinkForm(onMade: (link: CampaignLink) => void) {
  const t = useTexts()
  const api = useApi()
  const cache = useQueryClient()
  const form = useForm<LinkValues, unknown, Body>({
    resolver: standardSchemaResolver(schema as unknown as z.ZodType<Body, LinkValues>),
    defaultValues: emptyLink,
  })
  const make = useSingleMutation<{ data: CampaignLink }, Body>({
    mutationFn: (body) => api.campaignLinks.create({ body }),
    async onSuccess({ data }) {
      await cache.invalidateQueries({ queryKey: api.campaignLinks.list.key })
      showToast({ text: t('campaign.created', { name: data.Name }), tone: 'success' })
      form.reset()
      onMade(data)
    },
    onError: (error) => void placeRefusal(error, form),
  })
  return { form, make }
}

function placeRefusal(error: unknown, form: UseFormReturn<LinkValues, unknown, Body>) {
  const plain = form as unknown as UseFormReturn<LinkValues>
  return showRefused(error, plain) || showRefused(error, plain, 'Values.')
}
