//! Rooms with a loudspeaker and a microphone, computed.

pub mod trial;

/// Random numbers that are the same in each run.
pub struct Noise(u64);

impl Noise {
    pub fn new(seed: u64) -> Self {
        Noise(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// From -1 to 1, uniformly.
    pub fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 40) as f32 / (1_u64 << 23) as f32 - 1.0
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Room {
    pub seed: u64,
    /// How long reflections take to decay by 60 dB.
    pub decay_ms: f32,
    /// The energy of the reflections, relative to the direct sound.
    pub reflections: f32,
}

impl Room {
    /// Returns the impulse response, with an energy of 1.
    pub fn response(&self) -> Vec<f32> {
        let mut noise = Noise::new(self.seed);
        let length = (self.decay_ms * 16.0) as usize;
        let mut taps: Vec<f32> = (0..length)
            .map(|at| {
                let sparse = if at < 640 && noise.next() < 0.8 { 0.0 } else { noise.next() };
                sparse * (-6.91 * at as f32 / length as f32).exp()
            })
            .collect();
        taps[..24.min(length)].fill(0.0);
        let energy: f32 = taps.iter().map(|tap| tap * tap).sum();
        let scale = (self.reflections / energy.max(1e-9)).sqrt();
        taps.iter_mut().for_each(|tap| *tap *= scale);
        taps[0] = 0.7;
        taps[1] = 0.5;
        taps[2] = -0.3;
        let energy: f32 = taps.iter().map(|tap| tap * tap).sum();
        taps.iter().map(|tap| tap / energy.sqrt()).collect()
    }
}

/// Passes sound through a small loudspeaker that distorts what is loud.
pub fn loudspeaker(played: &[i16], drive: f32) -> Vec<f32> {
    let clip = |sample: f32| {
        if drive > 0.0 { (sample * drive / 32_768.0).tanh() * 32_768.0 / drive } else { sample }
    };
    played.iter().map(|sample| clip(f32::from(*sample))).collect()
}

pub fn through(sound: &[f32], response: &[f32]) -> Vec<f32> {
    let mut out = vec![0.0; sound.len() + response.len()];
    for (at, sample) in sound.iter().enumerate().filter(|(_, sample)| **sample != 0.0) {
        for (place, tap) in out[at..].iter_mut().zip(response) {
            *place += sample * tap;
        }
    }
    out
}

pub fn power(samples: &[f32]) -> f32 {
    samples.iter().map(|sample| sample * sample).sum::<f32>() / samples.len().max(1) as f32
}

/// The level in dB below full scale.
pub fn dbfs(samples: &[i16]) -> f32 {
    let samples: Vec<f32> = samples.iter().map(|sample| f32::from(*sample)).collect();
    10.0 * (power(&samples).max(1e-6) / 32_768.0_f32.powi(2)).log10()
}

/// The active level of a voice: the power of the louder half of its frames.
pub fn active_power(sound: &[f32]) -> f32 {
    let mut frames: Vec<f32> = sound.chunks(320).map(power).collect();
    frames.sort_by(f32::total_cmp);
    let loud = &frames[frames.len() / 2..];
    loud.iter().sum::<f32>() / loud.len().max(1) as f32
}

pub fn scaled(sound: &[i16], dbfs: f32) -> Vec<i16> {
    let floats: Vec<f32> = sound.iter().map(|sample| f32::from(*sample)).collect();
    let gain = (32_768.0_f32.powi(2) * 10_f32.powf(dbfs / 10.0) / active_power(&floats).max(1.0)).sqrt();
    floats.iter().map(|sample| (sample * gain).clamp(-32_768.0, 32_767.0) as i16).collect()
}
