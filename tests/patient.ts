// A test may share its machine with much else, and nothing is to be refused for that: the settings of the programs that
// it starts, and of this process itself.
export const patient = { SAFAR_PATIENCE: '30', SAFAR_FINISH_SECONDS: '120' }

process.env['SAFAR_PATIENCE'] ??= patient.SAFAR_PATIENCE
