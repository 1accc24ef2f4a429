import { staffRoles } from '@pramaan/domain/role'
import { z } from 'zod'
import { answers, endpoint } from './endpoint.ts'
import { instant, nameLine } from './wire.ts'

/** An invitation to the staff console (D2). */
export const invitation = z.object({
  ID: z.uuid(),
  FullName: z.string(),
  Phone: z.string(),
  Email: z.string().nullable(),
  Role: z.enum(staffRoles),
  InvitedBy: z.string(),
  CreatedOn: instant,
  ExpiresOn: instant,
  Status: z.enum(['open', 'accepted', 'expired', 'withdrawn']),
})

/** Staff accounts come from an Admin's invitation alone (D2). */
export const staff = {
  invite: endpoint({
    method: 'POST',
    path: '/staff-invitations',
    summary: 'Invite a person to the staff console',
    allow: ['Admin'],
    body: z.strictObject({
      FullName: nameLine(100, 'Enter the name.'),
      Phone: z.string().trim().min(1, 'Enter the mobile number.').max(30),
      Email: z.union([z.literal(''), z.email('Enter a valid e-mail address.').max(254)]).nullish(),
      Role: z.enum(staffRoles, 'Choose a role.'),
    }),
    answer: answers(invitation),
    refusals: ['already-registered', 'email-needed'],
  }),
  invitations: endpoint({
    method: 'GET',
    path: '/staff-invitations',
    summary: 'Invitations, newest first',
    allow: ['Admin'],
    answer: answers(z.array(invitation)),
    refusals: [],
  }),
  withdrawInvitation: endpoint({
    method: 'DELETE',
    path: '/staff-invitations/:invitationId',
    summary: 'Take an open invitation back',
    allow: ['Admin'],
    params: z.object({ invitationId: z.uuid() }),
    answer: answers(z.null()),
    refusals: ['not-found', 'wrong-state'],
  }),
  readInvitation: endpoint({
    method: 'GET',
    path: '/staff-invitations/open/:token',
    summary: 'What an invitation link offers',
    allow: 'public',
    params: z.object({ token: z.string().min(20).max(100) }),
    secretPath: true,
    answer: answers(
      z.object({ FullName: z.string(), Phone: z.string(), Role: z.enum(staffRoles), InvitedBy: z.string() }),
    ),
    refusals: ['not-found', 'wrong-state'],
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/staff-invitations/open/:token',
    summary: 'Accept: makes the account and sends the OTP',
    allow: 'public',
    params: z.object({ token: z.string().min(20).max(100) }),
    secretPath: true,
    answer: answers(z.string()),
    refusals: ['not-found', 'wrong-state', 'already-registered'],
  }),
  totpStart: endpoint({
    method: 'POST',
    path: '/staff/totp',
    summary: 'A new authenticator secret for the caller, kept by nobody until it is confirmed',
    allow: staffRoles,
    answer: answers(z.object({ secret: z.string(), uri: z.string(), sealed: z.string() })),
    refusals: ['wrong-state'],
  }),
  totpConfirm: endpoint({
    method: 'PUT',
    path: '/staff/totp',
    summary: 'Turn the authenticator on, with its first code: from then on sign-in asks for one',
    allow: staffRoles,
    body: z.strictObject({
      /** The `sealed` of the answer that gave the secret. */
      sealed: z.string().max(2000),
      totp: z
        .string()
        .trim()
        .regex(/^\d{6}$/, 'Enter the 6 digits of the code.'),
    }),
    answer: answers(z.null()),
    refusals: ['wrong-state', 'invalid-second-factor'],
  }),
}

/** One message as the stand-in kept it; only where the stand-in runs, never in production. */
export const outboxMessage = z.object({
  channel: z.enum(['sms', 'email', 'whatsapp']),
  to: z.string(),
  template: z.string(),
  text: z.string(),
  variables: z.record(z.string(), z.string()),
  createdAt: instant,
})

/** Health, version, and the stand-ins' windows. */
export const platform = {
  live: endpoint({
    method: 'GET',
    path: '/livez',
    summary: 'The process answers',
    allow: 'public',
    answer: answers(z.null()),
    refusals: [],
  }),
  ready: endpoint({
    method: 'GET',
    path: '/readyz',
    summary: 'The database answers, takes writes and has its tables and migrations; files can be stored',
    allow: 'public',
    answer: answers(z.object({ database: z.literal('ready'), files: z.literal('ready') })),
    refusals: ['unavailable'],
  }),
  version: endpoint({
    method: 'GET',
    path: '/version',
    summary: 'The running version',
    allow: 'public',
    answer: answers(z.object({ version: z.string(), database: z.string(), demo: z.boolean() })),
    refusals: [],
  }),
  outbox: endpoint({
    method: 'GET',
    path: '/dev/outbox',
    summary: 'What would have gone out, newest first (stand-in only)',
    allow: 'public',
    query: z.object({ to: z.string().max(254).optional() }),
    answer: answers(z.array(outboxMessage)),
    refusals: ['not-found'],
  }),
}
