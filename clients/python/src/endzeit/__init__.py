"""The games of Endzeit for programs.

``Connection`` speaks the protocol, ``Many`` plays many matches at once, ``aec_env`` gives a game PettingZoo's interface and ``GymEnv``
Gymnasium's, for one seat against bots. Nothing but the standard library is needed; where PettingZoo, Gymnasium and NumPy are
installed, their own classes are used.
"""

from .aec import AECEnv, aec_env
from .games import GAMES, GameFacts
from .gym import GymEnv
from .many import Ended, Lane, Many
from .protocol import Connection, EndzeitError, ProtocolError, Refusal, find_command

__all__ = [
    "AECEnv",
    "Connection",
    "Ended",
    "EndzeitError",
    "GAMES",
    "GameFacts",
    "GymEnv",
    "Lane",
    "Many",
    "ProtocolError",
    "Refusal",
    "aec_env",
    "find_command",
]

__version__ = "0.1.0"
