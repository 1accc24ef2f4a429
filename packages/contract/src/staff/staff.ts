import { staffRoles } from '@pramaan/domain/role'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { emailAddress, otp, typedPhone } from '../typed.ts'
import { instant, nameLine } from '../wire.ts'

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
  /** Of an open invitation, to hand on by hand; joining still needs the code that goes to the invited number. */
  Link: z.string().nullable(),
})

/** Recovery codes, shown only once. */
const recoveryCodes = z.object({ RecoveryCodes: z.array(z.string()) })

/** Staff accounts are created only by an Admin's invitation (D2). */
export const staff = {
  invite: endpoint({
    method: 'POST',
    path: '/staff-invitations',
    summary: 'Invite a person to the staff console',
    allow: ['Admin'],
    body: z.strictObject({
      FullName: nameLine(100, 'Enter the name.'),
      Phone: typedPhone.min(1, 'Enter the mobile number.'),
      Email: z.union([z.literal(''), emailAddress]).nullish(),
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
    summary: 'Withdraw an open invitation',
    allow: ['Admin'],
    params: z.object({ invitationId: z.uuid() }),
    answer: answers(z.null()),
    refusals: ['not-found', 'wrong-state'],
  }),
  readInvitation: endpoint({
    method: 'GET',
    path: '/staff-invitations/open/:token',
    summary: 'The invitation behind a link',
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
    summary: 'Accept: creates the account and sends the OTP',
    allow: 'public',
    params: z.object({ token: z.string().min(20).max(100) }),
    secretPath: true,
    answer: answers(z.string()),
    refusals: ['not-found', 'wrong-state', 'already-registered'],
  }),
  secondFactor: endpoint({
    method: 'GET',
    path: '/staff/totp',
    summary: 'Whether the caller has a second factor, must have one, and how many recovery codes are left',
    allow: staffRoles,
    beforeSecondFactor: true,
    answer: answers(z.object({ On: z.boolean(), Required: z.boolean(), RecoveryCodesLeft: z.int() })),
    refusals: [],
  }),
  totpStart: endpoint({
    method: 'POST',
    path: '/staff/totp',
    summary: 'A new authenticator secret for the caller, not stored until it is confirmed',
    allow: staffRoles,
    beforeSecondFactor: true,
    answer: answers(z.object({ secret: z.string(), uri: z.string(), sealed: z.string() })),
    refusals: ['wrong-state'],
  }),
  totpConfirm: endpoint({
    method: 'PUT',
    path: '/staff/totp',
    summary:
      'Turn the authenticator on, with its first code: from then on sign-in asks for one; answers recovery codes',
    allow: staffRoles,
    beforeSecondFactor: true,
    /** `sealed` is the value returned with the secret. */
    body: z.strictObject({ sealed: z.string().max(2000), totp: otp }),
    answer: answers(recoveryCodes),
    refusals: ['wrong-state', 'invalid-second-factor'],
  }),
  newRecoveryCodes: endpoint({
    method: 'POST',
    path: '/staff/totp/recovery-codes',
    summary: 'New recovery codes in place of the old ones, for a person who has the authenticator at hand',
    allow: staffRoles,
    body: z.strictObject({ totp: otp }),
    answer: answers(recoveryCodes),
    refusals: ['wrong-state', 'invalid-second-factor'],
  }),
}
