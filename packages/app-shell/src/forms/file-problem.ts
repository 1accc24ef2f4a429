/** Why a chosen file can't be used, as a sentence. */
export class FileProblem extends Error {}
