import { dateText, dayText, type IndiaDay } from '@pramaan/domain/india-day'
import { shareOf } from '@pramaan/domain/statistics'
import { Status } from '@pramaan/ui/badge'
import type { Column } from '@pramaan/ui/data-table'
import { IconButton } from '@pramaan/ui/icon-button'
import { useLabels } from '@pramaan/ui/labels'
import { TextButton } from '@pramaan/ui/text-link'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { useCopy } from '../../use-copy.ts'
import { type CampaignLink, useSwitch } from './use-links.ts'

/** The columns of the campaign links. */
export function useLinkColumns(onOpen: (link: CampaignLink) => void): Column<CampaignLink>[] {
  const t = useTexts()
  const { number, percent, notAvailable } = useLabels()
  const figure = (id: string, header: string, cell: (link: CampaignLink) => ReactNode): Column<CampaignLink> => ({
    id,
    header,
    cell,
    align: 'end',
    cardLabel: true,
    className: 'tabular-nums',
  })
  return [
    {
      id: 'name',
      header: t('campaigns.name'),
      card: 'title',
      cell: (link) => (
        <TextButton
          className="text-ink!"
          aria-label={t('campaigns.details', { name: link.Name })}
          onClick={() => onOpen(link)}
        >
          {link.Name}
        </TextButton>
      ),
    },
    {
      // The copy button stays visible, however long the address.
      id: 'short',
      header: t('campaigns.short'),
      card: 'block',
      className: 'min-w-0 md:max-w-60 2xl:max-w-80',
      cell: (link) => <ShortLink link={link} />,
    },
    {
      id: 'state',
      header: t('campaigns.state'),
      card: 'aside',
      cell: ({ Disabled }) => (
        <Status shape={Disabled ? 'off' : 'full'}>{t(Disabled ? 'campaigns.off' : 'campaigns.on')}</Status>
      ),
    },
    figure('opens', t('campaigns.opens'), ({ Opens }) => number(Opens)),
    figure('signUps', t('campaigns.signUps'), ({ SignUps }) => <strong>{number(SignUps)}</strong>),
    figure('rate', t('campaigns.rate'), ({ Opens, SignUps }) => {
      const share = shareOf(SignUps, Opens)
      return share === null ? <span className="text-ink-muted">{notAvailable}</span> : percent(share)
    }),
    {
      id: 'lastOpened',
      header: t('campaigns.lastOpened'),
      card: 'none',
      className: 'tabular-nums',
      cell: ({ LastOpened }) => LastOpened && dayText(LastOpened as IndiaDay),
    },
    {
      id: 'created',
      header: t('campaigns.created'),
      card: 'none',
      className: 'tabular-nums',
      cell: ({ CreatedOn }) => dateText(new Date(CreatedOn)),
    },
    {
      id: 'switch',
      header: t('campaigns.actions'),
      align: 'end',
      card: 'block',
      cell: (link) => <SwitchButton link={link} />,
    },
  ]
}

function ShortLink({ link: { Name, Short } }: { link: CampaignLink }) {
  const t = useTexts()
  const copy = useCopy()
  return (
    <span className="flex items-center gap-1">
      <span className="min-w-0 text-ink-muted max-md:wrap-anywhere md:truncate">
        {Short.replace(/^https?:\/\//, '')}
      </span>
      <IconButton
        size="sm"
        icon={<Copy />}
        label={t('campaigns.copy.of', { name: Name })}
        onClick={() => void copy(Short)}
      />
    </span>
  )
}

function SwitchButton({ link }: { link: CampaignLink }) {
  const t = useTexts()
  const change = useSwitch()
  const { Name, Disabled } = link
  return (
    <TextButton
      aria-label={t(Disabled ? 'campaigns.enable.of' : 'campaigns.disable.of', { name: Name })}
      onClick={() => change.mutate({ link, disabled: !Disabled })}
    >
      {t(Disabled ? 'campaigns.enable' : 'campaigns.disable')}
    </TextButton>
  )
}
